import LintelVocabulary

extension Platform {
  /// - Parameter name: the name of a platform, of a destination such as `iPhone`, or of a filter
  ///   such as `catalyst`. A Catalyst app is compiled as code of iOS.
  package init?(tuist name: String) {
    switch name.lowercased() {
    case "ios", "iphone", "ipad", "catalyst", "maccatalyst", "macwithipaddesign",
      "applevisionwithipaddesign":
      self = .ios
    case "macos", "mac": self = .macos
    case "tvos", "appletv": self = .tvos
    case "watchos", "applewatch": self = .watchos
    case "visionos", "applevision": self = .visionos
    default: return nil
    }
  }
}
