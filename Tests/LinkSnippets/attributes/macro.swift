@attached(accessor, names: named(willSet)) macro Ignored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
struct Model {
  @Ignored var count = 1
}
