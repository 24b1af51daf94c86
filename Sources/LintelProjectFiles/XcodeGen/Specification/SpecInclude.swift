/// A file that a specification includes.
struct SpecInclude {
  let path: SpecNode
  /// Whether the paths in the file are relative to its own folder.
  var hasRelativePaths = true

  /// - Returns: `nil` if the node names no file, or if the include is disabled: `enable: false`.
  init?(_ node: SpecNode) {
    guard node.text == nil else {
      path = node
      return
    }
    guard let path = node["path"], path.text != nil, node["enable"]?.flag != false else {
      return nil
    }
    self.path = path
    hasRelativePaths = node["relativePaths"]?.flag ?? true
  }
}
