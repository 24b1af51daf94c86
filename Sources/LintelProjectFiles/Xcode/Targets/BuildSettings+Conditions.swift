import LintelVocabulary

/// What `#if` depends on.
extension BuildSettings {
  /// `nil` when the settings do not tell.
  var platforms: Set<Platform>? {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      let value = plainValue(of: name)
      guard value.isComplete else { return nil }
      let platforms = value.text.split(whereSeparator: \.isWhitespace).compactMap(SDK.platform)
      if !platforms.isEmpty { return Set(platforms) }
    }
    return nil
  }

  /// The names that are true in `#if`, sorted; `nil` when they cannot be known, or differ between
  /// SDKs.
  var compilationConditions: [String]? {
    guard let names = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS"),
      let flags = words(of: "OTHER_SWIFT_FLAGS")
    else { return nil }
    var conditions = Set(names.map(String.init))
    var isName = false
    for flag in flags.map({ $0.filter { $0 != "\"" } }) {
      if isName {
        conditions.insert(flag)
      } else if flag.hasPrefix("-D"), flag != "-D" {
        conditions.insert(String(flag.dropFirst(2)))
      }
      isName = !isName && flag == "-D"
    }
    return conditions.sorted()
  }
}
