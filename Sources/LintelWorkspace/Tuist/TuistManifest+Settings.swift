import LintelProjectFiles
import LintelVocabulary

/// Settings of the project and of targets.
extension TuistManifest {
  /// - Parameter owner: the name of the project or target in a note.
  mutating func settings(_ range: Range<Int>, of owner: String) -> TuistSettings {
    var settings = TuistSettings()
    if source.isNil(range) { return settings }
    let computed = "settings of \(owner) are partly computed, so the names of modules may differ"
    let noteCount = self.noteCount
    guard let call = source.call(source.value(of: range), of: "Settings"),
      ["init", "settings"].contains(call.name)
    else {
      note(computed, at: range.lowerBound)
      settings.isComplete = false
      return settings
    }
    for argument in arguments(call.open) {
      switch argument.label {
      case "base": settings.base += dictionary(argument.value, computed)
      case "debug", "release":
        let isDebug = argument.label == "debug"
        settings.configurations.append(
          TuistSettings.Configuration(
            name: isDebug ? "Debug" : "Release", isDebug: isDebug,
            settings: dictionary(argument.value, computed)))
      case "configurations":
        for element in elements(argument.value, computed: computed) {
          if let configuration = configuration(source.value(of: element), computed) {
            settings.configurations.append(configuration)
          } else {
            note(computed, at: element.lowerBound)
          }
        }
      default: break
      }
    }
    settings.isComplete = self.noteCount == noteCount
    return settings
  }

  private mutating func configuration(
    _ range: Range<Int>, _ computed: String
  ) -> TuistSettings.Configuration? {
    guard let call = source.call(range, of: "Configuration"),
      ["debug", "release"].contains(call.name)
    else { return nil }
    let arguments = arguments(call.open)
    guard let name = arguments.first(where: { $0.label == "name" }).flatMap({ self.name($0.value) })
    else { return nil }
    var configuration = TuistSettings.Configuration(name: name, isDebug: call.name == "debug")
    for argument in arguments {
      switch argument.label {
      case "settings": configuration.settings = dictionary(argument.value, computed)
      case "xcconfig" where !source.isNil(argument.value):
        configuration.file = path(argument.value)
        if configuration.file == nil { note(computed, at: argument.value.lowerBound) }
      default: break
      }
    }
    return configuration
  }

  /// Returns the name of a configuration: text, `.debug`, `.release` or `.configuration("Beta")`.
  private func name(_ range: Range<Int>) -> String? {
    if let text = source.text(range) { return text }
    if let call = source.call(range, of: "ConfigurationName"), call.name == "configuration" {
      return arguments(call.open).first.flatMap { source.text($0.value) }
    }
    switch member(range, of: "ConfigurationName") {
    case "debug": return "Debug"
    case "release": return "Release"
    default: return nil
    }
  }

  private mutating func dictionary(
    _ range: Range<Int>, _ computed: String
  ) -> [TuistSettings.Setting] {
    var settings: [TuistSettings.Setting] = []
    for element in elements(range, computed: computed) {
      // The empty dictionary is a colon alone.
      if element.count == 1, source.isMark(":", at: element.lowerBound) { continue }
      let parts = source.split(element, at: ":")
      if parts.count == 2, let key = source.text(parts[0]), let value = setting(parts[1]) {
        settings.append((key, value))
      } else {
        note(computed, at: element.lowerBound)
      }
    }
    return settings
  }

  /// Returns the value of a setting, text or a list of texts; `nil` if it is computed.
  private func setting(_ range: Range<Int>) -> String? {
    var value = range
    if let call = source.call(range, of: "SettingValue"), ["string", "array"].contains(call.name) {
      value = arguments(call.open).first?.value ?? range
    }
    if let text = source.text(value) { return text }
    let list = literalElements(value)
    let texts = list.elements.map(source.text)
    guard list.computed.isEmpty, !texts.contains(nil) else { return nil }
    return texts.compactMap(\.self).joined(separator: " ")
  }
}
