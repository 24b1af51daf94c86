import LintelVocabulary

/// A name of a target or a file of a workspace, such as `//Core/Model:Model`.
struct BazelLabel: Hashable {
  /// The folder, relative to that of the workspace.
  let package: String
  let name: String

  init(package: String, name: String) {
    self.package = package
    self.name = name
  }

  /// - Parameter package: in which the label is written.
  /// - Returns: `nil` when it is of another repository, or no label at all.
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
  /// Its path in the workspace, if it is a Swift file.
  var swiftFile: String? {
    name.hasBytes(atEnd: ".swift") ? RelativePath.join(package, name) : nil
  }
}
