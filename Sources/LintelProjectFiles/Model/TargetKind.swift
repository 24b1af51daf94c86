/// The kind of product that a target makes.
package enum TargetKind: String, Sendable {
  case application
  case appExtension
  case framework
  case library
  case unitTests
  case interfaceTests
  case tool
  case service
  case bundle
  /// A target that compiles nothing itself.
  case aggregate
  case other

  package var isTest: Bool { self == .unitTests || self == .interfaceTests }
}
