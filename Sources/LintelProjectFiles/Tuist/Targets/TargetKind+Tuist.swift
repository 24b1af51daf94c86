extension TargetKind {
  /// - Parameter product: the product as manifests of Tuist name it, such as `unitTests`, or as its
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
