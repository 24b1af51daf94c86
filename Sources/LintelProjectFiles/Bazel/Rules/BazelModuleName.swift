/// The name of the module of a target that is not given one.
enum BazelModuleName {
  /// Source of the definition: `derive_swift_module_name` of the rules for Swift.
  static func derived(from label: BazelLabel) -> String {
    let parts = [label.package, label.name].map(identifier).filter { !$0.isEmpty }
    let name = parts.joined(separator: "_")
    return name.unicodeScalars.first.map(isDigit) == true ? "_\(name)" : name
  }

  /// What cannot stand in an identifier becomes one `_` between what can, and nothing around it.
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
