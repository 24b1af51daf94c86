import LintelVocabulary

extension Platform {
  /// The name for `os(...)`.
  package var name: String {
    switch self {
    case .ios: "iOS"
    case .linux: "Linux"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .visionos: "visionOS"
    case .watchos: "watchOS"
    case .windows: "Windows"
    }
  }

  init?(name: String) {
    guard let platform = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = platform
  }

  package var isApple: Bool { self != .linux && self != .windows }

  /// The name for `targetEnvironment(...)`, empty if no environment applies; `nil` if the system
  /// has several.
  package var environment: String? {
    switch self {
    case .linux, .macos, .windows: ""
    case .ios, .tvos, .visionos, .watchos: nil
    }
  }

  /// The name for `_runtime(...)`, without the underscore.
  var runtime: String { isApple ? "ObjC" : "Native" }

  /// The name for `objectFormat(...)`.
  var objectFormat: String {
    switch self {
    case .linux: "ELF"
    case .windows: "COFF"
    case .ios, .macos, .tvos, .visionos, .watchos: "MachO"
    }
  }
}
