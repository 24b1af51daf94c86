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
    var all: [String: Set<Platform>] = [
      "AppKit": [.macos], "FoundationEssentials": [.linux, .windows],
      "FoundationNetworking": [.linux, .windows], "Glibc": [.linux], "UIKit": Self.uiKit,
      "WatchKit": [.watchos], "WinSDK": [.windows],
    ]
    for module in Self.appleModules { all[module] = Self.apple }
    return all.mapValues { $0.contains(self) }
  }

  private static let apple: Set<Platform> = [.ios, .macos, .tvos, .visionos, .watchos]
  private static let uiKit = apple.subtracting([.macos])
  /// Those that are on all of Apple's systems, and on no other.
  private static let appleModules = [
    "CFNetwork", "CloudKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "CoreText",
    "CryptoKit", "Darwin", "MachO", "Network", "OSLog", "ObjectiveC", "Security", "SwiftUI",
    "UniformTypeIdentifiers", "UserNotifications", "os",
  ]
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
