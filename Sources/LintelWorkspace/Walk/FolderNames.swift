/// Which folders never hold sources of the project itself.
enum FolderNames {
  /// Whether a folder holds build products or the code of others, or is a document.
  static func isPruned(_ name: String) -> Bool {
    switch name {
    case "DerivedData", "Pods", "Carthage", "node_modules": return true
    default:
      return [".docc", ".xctemplate", ".playground", ".xcassets"].contains { name.hasSuffix($0) }
    }
  }
}
