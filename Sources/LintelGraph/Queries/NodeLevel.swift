/// The kind of code that one node of a condensed graph stands for.
///
/// The raw value is the word used for `--level`.
package enum NodeLevel: String, CaseIterable, Sendable {
  case type
  case file
  case folder
  case component
  case module

  package var plural: String { rawValue + "s" }
}
