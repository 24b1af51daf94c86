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
