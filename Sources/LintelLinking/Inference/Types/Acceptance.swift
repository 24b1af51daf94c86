/// Whether a value can be passed where a type is expected, as far as is known.
enum Acceptance: Comparable {
  case no, open, yes
}
