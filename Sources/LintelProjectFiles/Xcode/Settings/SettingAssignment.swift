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

  /// Whether another SDK, or another processor, may have another value.
  var dependsOnSDK: Bool { conditions.contains { $0.subject != "config" } }

  /// Whether something else than the configuration and the SDK may make another value.
  var dependsOnMore: Bool { conditions.contains { $0.subject != "config" && $0.subject != "sdk" } }

  /// How particular the conditions are: of assignments in one place, the higher is the stronger. That
  /// of a configuration stands for a list of its own, so those of SDKs are above it.
  var rank: Int {
    (dependsOnSDK ? 2 : 0) + (conditions.contains { $0.subject == "config" } ? 1 : 0)
  }

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
