/// Computes a setting: finds the assignment that holds, and replaces the variables in its value.
struct SettingEvaluation {
  private let settings: XcodeBuildSettings
  /// The SDK, by ``SDK/position(of:)``.
  private let sdk: Int
  private var result = SettingValue(text: "")
  /// The number of steps that may still be taken. Steps and bytes are limited, because a value can
  /// refer to itself through other values and double with each step.
  private var stepsLeft = Self.stepLimit
  private var bytesLeft = Self.byteLimit

  static let depthLimit = 30
  static let stepLimit = 1_000
  static let byteLimit = 1 << 16

  static func value(of name: String, in settings: XcodeBuildSettings, sdk: String?) -> SettingValue
  {
    var evaluation = SettingEvaluation(settings: settings, sdk: sdk)
    let text = evaluation.value(of: name, below: Position(), depth: 0) ?? ""
    evaluation.result.text = text
    return evaluation.result
  }

  private init(settings: XcodeBuildSettings, sdk: String?) {
    self.settings = settings
    self.sdk = SDK.position(of: sdk)
  }

  /// The position at which a search for assignments continues.
  private struct Position {
    var layer = 0
    /// The number of the layer's assignments to skip, from the strongest.
    var assignment = 0
  }

  /// - Returns: `nil` if the name is not set.
  private mutating func value(of name: String, below start: Position, depth: Int) -> String? {
    stepsLeft -= 1
    guard stepsLeft > 0, bytesLeft > 0, depth < Self.depthLimit else {
      return giveUp()
    }
    for layer in start.layer..<max(start.layer, settings.layers.count) {
      let found = settings.layers[layer].result(
        of: SettingSearch(
          name: name, sdk: sdk, configuration: settings.configuration,
          skipped: layer == start.layer ? start.assignment : 0))
      if found.dependsOnSDK { result.dependsOnSDK = true }
      if found.dependsOnMore { result.dependsOnMore = true }
      if let value = found.value {
        let next = Position(layer: layer, assignment: found.behind)
        return expanded(value, of: name, next, depth: depth)
      }
      if settings.layers[layer].mayLack(name) { result.mayDiffer = true }
    }
    if let value = settings.builtIn[name] { return expanded(value, of: name, end, depth: depth) }
    return nil
  }

  private mutating func giveUp() -> String {
    settings.budget.isExceeded = true
    result.isComplete = false
    return ""
  }

  private var end: Position { Position(layer: settings.layers.count) }

  private mutating func expanded(
    _ text: String, of name: String, _ next: Position, depth: Int
  ) -> String {
    // An empty text must cost something, too.
    let cost = text.utf8.count + 1
    bytesLeft -= cost
    guard bytesLeft > 0, settings.budget.spend(cost) else { return giveUp() }
    var expanded = ""
    for part in SettingText(text).parts {
      switch part {
      case .literal(let text): expanded += text
      case .variable(let variable):
        expanded += value(of: variable, in: name, next, depth: depth + 1)
      }
    }
    return expanded
  }

  private mutating func value(
    of variable: SettingVariable, in name: String, _ next: Position, depth: Int
  ) -> String {
    let variableName = expanded(variable.name, of: name, next, depth: depth)
    var value: String?
    if variableName == "inherited" || variableName == name {
      value = self.value(of: name, below: next, depth: depth) ?? ""
    } else {
      value = self.value(of: variableName, below: Position(), depth: depth)
    }
    for settingOperator in variable.operators {
      switch settingOperator {
      case .replacement(let replace): value = value.map(replace)
      case .defaultValue(let text):
        if value?.isEmpty != false { value = expanded(text, of: name, next, depth: depth) }
      case .unknown: value = nil
      }
    }
    if value == nil { result.isComplete = false }
    return value ?? ""
  }
}

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
