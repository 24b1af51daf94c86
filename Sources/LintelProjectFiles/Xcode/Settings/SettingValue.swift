/// The computed value of a setting.
struct SettingValue: Equatable {
  /// The text, without variables that could not be computed.
  var text: String
  /// Whether all variables in the value are known.
  var isComplete = true
  /// Whether a file is missing that could set the value, or a variable in it, differently.
  var mayDiffer = false
  /// Whether the value may be different with some SDK.
  var dependsOnSDK = false
  /// Whether the value may be different with more than the SDK, such as the processor.
  var dependsOnMore = false

  var isCertain: Bool { isComplete && !mayDiffer }
}
