import LintelScanner

/// What `#if` is to be evaluated for.
struct ConditionOptions: Equatable {
  /// The flags that are set.
  var flags: [String] = []
  var platform: Platform?

  /// `nil` if nothing is given: code in all branches counts then.
  var settings: BuildSettings? {
    guard !flags.isEmpty || platform != nil else { return nil }
    return BuildSettings(
      flags: Set(flags), platform: platform?.name, modules: platform?.modules ?? [:])
  }
}

/// A system that code is compiled for.
enum Platform: String, CaseIterable {
  case ios, linux, macos, tvos, visionos, watchos, windows

  /// As `os(…)` has it.
  fileprivate var name: String {
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

  /// Which modules can be imported, as far as the platform decides it.
  fileprivate var modules: [String: Bool] {
    let all: [String: Set<Platform>] = [
      "AppKit": [.macos],
      "Combine": Self.apple, "CoreGraphics": Self.apple, "Darwin": Self.apple,
      "Foundation": Set(Self.allCases),
      "FoundationEssentials": [.linux, .windows], "FoundationNetworking": [.linux, .windows],
      "Glibc": [.linux], "ObjectiveC": Self.apple, "Security": Self.apple, "SwiftUI": Self.apple,
      "UIKit": Self.apple.subtracting([.macos]), "WinSDK": [.windows], "os": Self.apple,
    ]
    return all.mapValues { $0.contains(self) }
  }

  private static let apple: Set<Platform> = [.ios, .macos, .tvos, .visionos, .watchos]
}

extension Array {
  /// The parameters that say what `#if` is evaluated for.
  static func conditions<Arguments>(
    _ target: WritableKeyPath<Arguments, ConditionOptions>
  ) -> Self where Element == Parameter<Arguments> {
    [
      .option(
        "define", "<flag>", .text, target.appending(path: \.flags),
        help: "Evaluate '#if' with this flag set; may be repeated."),
      .option(
        "platform", "<platform>", .choice(of: Platform.allCases),
        target.appending(path: \.platform),
        help: "Evaluate '#if' for a platform."),
    ]
  }
}
