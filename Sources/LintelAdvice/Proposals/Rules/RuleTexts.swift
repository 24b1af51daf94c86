/// The rules of a preset as they are written there, without the comments between them.
struct RuleTexts {
  private var texts: [String: String] = [:]

  init(preset bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var name: String?
    for line in lines.drop(while: { $0 != "rules:" }).dropFirst() {
      if line.hasPrefix("  "), !line.hasPrefix("   "), line.hasSuffix(":"), !line.hasPrefix("  #") {
        name = String(line.dropFirst(2).dropLast())
      }
      guard let name, line.hasPrefix("    ") || line == "  \(name):" else { continue }
      texts[name, default: ""] += line + "\n"
    }
  }

  var count: Int { texts.count }

  /// The text of a rule with its name, each line with its line break.
  subscript(_ rule: String) -> String? { texts[rule] }
}
