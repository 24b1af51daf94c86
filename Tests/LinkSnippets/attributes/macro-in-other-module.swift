// file: Macros/Macros.swift
@attached(accessor, names: named(willSet)) public macro Ignored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
// file: App/Use.swift
import Macros
struct Model {
  @Ignored var count = 1
}
