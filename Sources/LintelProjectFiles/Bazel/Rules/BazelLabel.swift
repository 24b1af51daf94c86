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
  /// - Returns: `nil` if the label is in another repository, or is not a label at all.
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

/// The default name of a module: `//Core/Model:Data` makes `Core_Model_Data`.
enum BazelModuleName {
  /// Source of the definition: `derive_swift_module_name` of rules_swift.
  static func derived(from label: BazelLabel) -> String {
    let parts = [label.package, label.name].map(identifier).filter { !$0.isEmpty }
    let name = parts.joined(separator: "_")
    return name.unicodeScalars.first.map(isDigit) == true ? "_\(name)" : name
  }

  /// Replaces each run of characters that no identifier can contain by one `_`, and drops such runs
  /// at the start and the end.
  private static func identifier(_ text: String) -> String {
    text.unicodeScalars.split { !isLetter($0) && !isDigit($0) && $0 != "_" }
      .map { String(Substring($0)) }.joined(separator: "_")
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}
