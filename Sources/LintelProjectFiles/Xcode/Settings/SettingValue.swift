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
  /// Whether what it is built with besides the SDK, such as the processor, has one.
  var dependsOnMore = false

  var isCertain: Bool { isComplete && !mayDiffer }
}
