import LintelVocabulary

extension Platform {
  /// As `os(...)` has it.
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

  /// As `targetEnvironment(...)` has it; `nil` where there are several.
  package var environment: String? {
    switch self {
    case .linux, .macos, .windows: ""
    case .ios, .tvos, .visionos, .watchos: nil
    }
  }

  /// As `_runtime(...)` has it, without the underscore.
  var runtime: String { isApple ? "ObjC" : "Native" }

  /// As `objectFormat(...)` has it.
  var objectFormat: String {
    switch self {
    case .linux: "ELF"
    case .windows: "COFF"
    case .ios, .macos, .tvos, .visionos, .watchos: "MachO"
    }
  }
}
