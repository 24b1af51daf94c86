import LintelVocabulary

/// The name of a target or a file in a workspace, such as `//Core/Model:Model`.
struct BazelLabel: Hashable {
  /// The folder of the package, relative to that of the workspace.
  let package: String
  let name: String

  init(package: String, name: String) {
    self.package = package
    self.name = name
  }

  /// - Parameter package: the package in which the label is written.
  /// - Returns: `nil` if the label is in another repository, or is no label at all.
  ///
  /// Source of the definition: the Bazel manual, "Labels".
  init?(_ text: String, in package: String) {
    let local =
      text.hasBytes(atStart: "@@//")
      ? text.dropping(bytes: 2)
      : text.hasBytes(atStart: "@//") ? text.dropping(bytes: 1) : text
    if local.isEmpty || local.hasBytes(atStart: "@") { return nil }
    guard local.hasBytes(atStart: "//") else {
      self.init(
        package: package,
        name: local.hasBytes(atStart: ":") ? local.dropping(bytes: 1) : local)
      return
    }
    let parts = local.dropping(bytes: 2).utf8.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    let folder = RelativePath.join("", String(Substring(parts[0])))
    self.init(
      package: folder,
      name: parts.count > 1 ? String(Substring(parts[1])) : RelativePath.fileName(of: folder))
  }

  var text: String { "//\(package):\(name)" }
}

extension BazelLabel {
  /// The path in the workspace, if the label names a Swift file.
  var swiftFile: String? {
    name.hasBytes(atEnd: ".swift") ? RelativePath.join(package, name) : nil
  }
}
