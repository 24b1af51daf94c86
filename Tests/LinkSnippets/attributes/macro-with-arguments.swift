enum Mode {
  case fast, slow
}
@attached(accessor, names: named(willSet)) macro Marked(_ mode: Mode, label: String = "") =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
struct Model {
  @Marked(.fast) var count = 1
  @Marked(Mode.slow, label: "a") var other = 1
}
