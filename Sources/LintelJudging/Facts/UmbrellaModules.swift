/// Modules of SDKs that contain nothing but other modules, with the one that matters to rules:
/// `import Cocoa` is `import AppKit` with Foundation and Core Data.
package enum UmbrellaModules {
  private static let contents = ["Cocoa": "AppKit"]

  /// Returns a module, or a path in it, and the same for the module that it stands for:
  /// `Cocoa.NSImage` and `AppKit.NSImage`.
  package static func names(of path: String) -> [String] {
    let module = path.prefix { $0 != "." }
    guard let content = contents[String(module)] else { return [path] }
    return [path, content + path.dropFirst(module.count)]
  }

  /// Whether another module stands for a module.
  package static func isContent(_ module: String) -> Bool { contents.values.contains(module) }
}
