/// An assignment of a value to a name, possibly with conditions: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Sendable {
  let value: String
  /// Whether the value may differ with another SDK or processor.
  private(set) var dependsOnSDK = false
  /// Whether the value may differ with more than the configuration and the SDK, e.g.
  /// `[arch=arm64]` or `[sdk=iphoneos18.0]`.
  private(set) var dependsOnMore = false
  /// A bit for each SDK with which the assignment holds, by ``SDK/position(of:)``.
  private var sdks = UInt16.max
  /// The patterns, all of which the name of the configuration must match.
  private var configurations: [Substring] = []

  /// - Parameter key: the name with its conditions.
  static func parse(
    key: String, value: String
  ) -> (name: String, assignment: SettingAssignment) {
    var assignment = SettingAssignment(value: value)
    guard let bracket = key.firstIndex(of: "[") else { return (key, assignment) }
    for condition in key[bracket...].split(whereSeparator: { "[],".contains($0) }) {
      let parts = condition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      assignment.add(subject: parts[0], pattern: parts.count == 2 ? parts[1] : "")
    }
    return (String(key[..<bracket]), assignment)
  }

  private init(value: String) { self.value = value }

  private mutating func add(subject: Substring, pattern: Substring) {
    if subject == "config" { return configurations.append(pattern) }
    dependsOnSDK = true
    if subject == "sdk", !Self.namesVersion(pattern) {
      sdks &= SDK.positions { Self.matches(pattern, $0) }
    } else {
      dependsOnMore = true
      if !Self.matches(pattern, "") { sdks = 0 }
    }
  }

  /// Whether the assignment holds with at least one SDK.
  var mayHold: Bool { sdks != 0 }

  /// The strength of the conditions: of two assignments in one place, the higher rank wins.
  /// Conditions on the SDK are stronger than those on the configuration, because `[config=Debug]`
  /// stands for a separate list of settings.
  var rank: Int { (dependsOnSDK ? 2 : 0) + (configurations.isEmpty ? 0 : 1) }

  /// - Parameter sdk: the SDK, by ``SDK/position(of:)``.
  func holds(sdk: Int, configuration: String) -> Bool {
    sdks & 1 << sdk != 0 && configurations.allSatisfy { Self.matches($0, configuration) }
  }

  /// Whether a condition on the SDK is about its version, which the project does not state:
  /// `iphoneos18.0`, `iphoneos18*`.
  private static func namesVersion(_ pattern: Substring) -> Bool {
    pattern.utf8.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  /// Whether a pattern matches a text. Only a final `*` is a wildcard: `iphoneos*`.
  private static func matches(_ pattern: Substring, _ text: String) -> Bool {
    guard pattern.utf8.last == UInt8(ascii: "*") else { return pattern == text }
    return text.hasPrefix(pattern.dropLast())
  }
}
