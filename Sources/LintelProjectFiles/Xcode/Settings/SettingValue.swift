/// What a setting comes out as.
struct SettingValue: Equatable {
  /// Without what could not be computed.
  var text: String
  /// Whether all variables in it are known.
  var isComplete = true
  /// Whether a file is missing that could set it, or a variable in it, otherwise.
  var mayDiffer = false
  /// Whether some SDK has a value of its own for it.
  var dependsOnSDK = false

  var isCertain: Bool { isComplete && !mayDiffer }
}
