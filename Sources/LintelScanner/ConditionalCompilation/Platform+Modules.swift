// The modules that come with a system, as their makers document them: Apple's at
// developer.apple.com/documentation/technologies, others in the folders of the toolchain. A module
// that is in no table may come from anywhere.

import LintelVocabulary

extension Platform {
  /// Whether modules can be imported, for `canImport(...)`: true for modules of this system, false
  /// for modules that only other systems have.
  package var modules: [String: Bool] {
    var result: [String: Bool] = [:]
    for (platforms, modules) in Self.tables {
      for module in modules { result[module] = platforms.contains(self) }
    }
    if !isApple {
      for module in Self.onSomeAppleSystems { result[module] = false }
    }
    return result
  }

  /// Whether the system has a module that exactly one family of systems has, e.g. `UIKit`; `nil`
  /// for all other modules.
  func hasFamilyModule(_ name: String) -> Bool? {
    Self.systems[name].map { $0.contains(self) }
  }

  /// For each module of ``tables``, the systems that have it.
  private static let systems = Dictionary(
    tables.flatMap { table in table.modules.map { ($0, table.platforms) } }
  ) { first, _ in first }

  private static let apple: Set<Platform> = [.ios, .macos, .tvos, .visionos, .watchos]

  /// The modules of families of systems, with the systems that have them.
  private static let tables: [(platforms: Set<Platform>, modules: [String])] = [
    (
      apple,
      [
        "AVFoundation", "Accelerate", "AppIntents", "AuthenticationServices", "CFNetwork",
        "CloudKit", "Combine", "CommonCrypto", "CoreData", "CoreGraphics", "CoreLocation",
        "CoreML", "CoreMedia", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "GameKit",
        "ImageIO", "MachO", "MapKit", "Network", "OSLog", "ObjectiveC", "SceneKit", "Security",
        "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "UniformTypeIdentifiers",
        "UserNotifications", "os", "simd",
      ]
    ),
    (apple.subtracting([.macos]), ["UIKit"]),
    ([.macos], ["AppKit", "Carbon", "Cocoa"]),
    ([.tvos], ["TVUIKit"]),
    ([.linux, .windows], ["FoundationEssentials", "FoundationNetworking", "FoundationXML"]),
    ([.linux], ["Glibc", "SwiftGlibc"]),
    ([.windows], ["CRT", "WinSDK", "ucrt"]),
    ([], ["Android", "Bionic", "WASILibc"]),
  ]

  /// Apple's modules that only some of its systems have.
  private static let onSomeAppleSystems = [
    "ARKit", "AVKit", "ActivityKit", "AppClip", "AudioToolbox", "BackgroundTasks", "CallKit",
    "CarPlay", "Charts", "ClockKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreHaptics", "CoreImage", "CoreMIDI", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreWLAN", "DeviceCheck", "EventKit", "ExtensionKit",
    "ExternalAccessory", "FinderSync", "GLKit", "GameController", "GameplayKit", "HealthKit",
    "HomeKit", "IOKit", "IOSurface", "Intents", "IntentsUI", "LinkPresentation",
    "LocalAuthentication", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "NetworkExtension", "NotificationCenter", "OpenGL", "OpenGLES", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "RealityKit", "ReplayKit", "SafariServices", "ScreenCaptureKit", "ServiceManagement",
    "SoundAnalysis", "Speech", "SystemConfiguration", "TipKit", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XPC",
    "XcodeProjectPlugin",
  ]
}
