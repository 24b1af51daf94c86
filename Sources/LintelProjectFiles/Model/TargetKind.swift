import LintelVocabulary

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

  /// - Parameter productType: the type, as in `com.apple.product-type.framework`.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let type =
      productType.hasBytes(atStart: prefix)
      ? productType.dropping(bytes: prefix.utf8.count) : productType
    self =
      switch type.split(separator: ".").first {
      case "application": .application
      case "app-extension", "extensionkit-extension", "watchkit-extension", "watchkit2-extension",
        "tv-app-extension":
        .appExtension
      case "framework": .framework
      case "library": .library
      case "bundle" where type == "bundle.ui-testing": .interfaceTests
      case "bundle" where type == "bundle.unit-test" || type == "bundle.ocunit-test": .unitTests
      case "bundle": .bundle
      case "tool": .tool
      case "xpc-service": .service
      default: .other
      }
  }
}
