import LintelVocabulary

extension TargetKind {
  /// - Parameter product: the product as Tuist manifests name it, such as `unitTests`, or as Tuist
  ///   graphs do, such as `unit_tests`.
  package init(tuistProduct product: String) {
    self =
      switch product.filter({ $0 != "_" }).lowercased() {
      case "app", "watch2app", "appclip": .application
      case "appextension", "watch2extension", "tvtopshelfextension", "messagesextension",
        "stickerpackextension", "extensionkitextension":
        .appExtension
      case "framework", "staticframework": .framework
      case "staticlibrary", "dynamiclibrary": .library
      case "unittests": .unitTests
      case "uitests": .interfaceTests
      case "commandlinetool": .tool
      case "xpc", "systemextension": .service
      case "bundle": .bundle
      default: .other
      }
  }
}

extension Platform {
  /// - Parameter name: the name of a platform, of a destination such as `iPhone`, or of a filter
  ///   such as `catalyst`. A Catalyst app is compiled as code of iOS.
  package init?(tuist name: String) {
    switch name.lowercased() {
    case "ios", "iphone", "ipad", "catalyst", "maccatalyst", "macwithipaddesign",
      "applevisionwithipaddesign":
      self = .ios
    case "macos", "mac": self = .macos
    case "tvos", "appletv": self = .tvos
    case "watchos", "applewatch": self = .watchos
    case "visionos", "applevision": self = .visionos
    default: return nil
    }
  }
}
