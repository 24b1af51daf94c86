/// A value that a layer of settings gives to a name: `NAME[sdk=iphoneos*] = value`.
struct SettingAssignment: Sendable {
  let value: String
  /// Whether another SDK, or another processor, may have another value.
  private(set) var dependsOnSDK = false
  /// Whether something else than the configuration and the SDK may make another value.
  private(set) var dependsOnMore = false
  /// A bit for each SDK with which it holds, by ``SDK/position(of:)``.
  private var sdks = UInt16.max
  /// Patterns, all of which the configuration must match.
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
    if subject == "sdk" {
      sdks &= SDK.positions { Self.matches(pattern, $0) }
    } else {
      dependsOnMore = true
      if !Self.matches(pattern, "") { sdks = 0 }
    }
  }

  /// Whether there is anything that it holds for.
  var mayHold: Bool { sdks != 0 }

  /// How particular the conditions are: of assignments in one place, the higher is the stronger. That
  /// of a configuration stands for a list of its own, so those of SDKs are above it.
  var rank: Int { (dependsOnSDK ? 2 : 0) + (configurations.isEmpty ? 0 : 1) }

  /// - Parameter sdk: by ``SDK/position(of:)``.
  func holds(sdk: Int, configuration: String) -> Bool {
    sdks & 1 << sdk != 0 && configurations.allSatisfy { Self.matches($0, configuration) }
  }

  /// A star stands for anything; SDKs are written with one, or with a version: `iphoneos18.0`.
  private static func matches(_ pattern: Substring, _ text: String) -> Bool {
    guard pattern.utf8.last == UInt8(ascii: "*") else { return pattern == text }
    return text.hasPrefix(pattern.dropLast())
  }
}
