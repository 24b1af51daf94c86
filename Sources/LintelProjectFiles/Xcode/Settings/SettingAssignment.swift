/// A value that a layer of settings gives to a name: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment {
  let value: String
  private let conditions: [(subject: Substring, pattern: Substring)]

  /// - Parameter key: the name with its conditions.
  static func parse(
    key: String, value: String
  ) -> (name: String, assignment: SettingAssignment) {
    guard let bracket = key.firstIndex(of: "[") else {
      return (key, SettingAssignment(value: value, conditions: []))
    }
    let conditions = key[bracket...].split { "[],".contains($0) }.map { condition in
      let parts = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0], parts.count == 2 ? parts[1] : "")
    }
    return (String(key[..<bracket]), SettingAssignment(value: value, conditions: conditions))
  }

  var isConditional: Bool { !conditions.isEmpty }

  /// - Parameter sdk: such as `iphoneos`; `nil` to see only what holds for all.
  func holds(sdk: String?, configuration: String) -> Bool {
    conditions.allSatisfy { subject, pattern in
      switch subject {
      case "sdk": Self.matches(pattern, sdk ?? "")
      case "config": Self.matches(pattern, configuration)
      default: Self.matches(pattern, "")
      }
    }
  }

  /// A star stands for anything; SDKs are written with one, or with a version: `iphoneos18.0`.
  private static func matches(_ pattern: Substring, _ text: String) -> Bool {
    guard pattern.utf8.last == UInt8(ascii: "*") else { return pattern == text }
    return text.hasPrefix(pattern.dropLast())
  }
}
