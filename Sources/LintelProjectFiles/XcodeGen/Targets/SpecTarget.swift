import LintelText
import LintelVocabulary

/// A target of a specification, as far as it is read alone.
struct SpecTarget {
  let name: String
  let node: SpecNode
  let kind: TargetKind
  /// Without extension.
  let productName: String
  /// As the specification has them, `iOS` or `auto`.
  let platform: String?
  let destinations: [String]

  init(_ node: SpecNode, key: String) {
    self.node = node
    name = node["name"]?.text ?? key
    productName = node["productName"]?.text ?? name
    // Somebody else's tool builds it.
    let isLegacy = node["legacy"].map { !$0.isNothing } ?? false
    kind = isLegacy ? .aggregate : TargetKind(productType: node["type"]?.text ?? "")
    destinations = node["supportedDestinations"]?.texts ?? []
    platform = node["platform"]?.text ?? (destinations.isEmpty ? nil : "auto")
  }

  /// The file that it makes; `nil` when it makes none, or it has no name that others use.
  var product: TargetProduct? {
    let fileName: String? =
      switch kind {
      case .application: productName + ".app"
      case .appExtension: productName + ".appex"
      case .framework: productName + ".framework"
      case .library where node["type"]?.text?.hasBytes(atEnd: "dynamic") == true:
        "lib" + productName + ".dylib"
      case .library: "lib" + productName + ".a"
      case .unitTests, .interfaceTests: productName + ".xctest"
      case .service: productName + ".xpc"
      case .bundle: productName + ".bundle"
      case .tool: productName
      case .aggregate, .other: nil
      }
    return fileName.map { TargetProduct(id: name, fileName: $0) }
  }

  /// What it is built for by all that is said of platforms, as far as that is known.
  var platforms: Set<Platform> {
    let names = destinations.isEmpty ? [platform].compactMap(\.self) : destinations
    return Set(names.compactMap(Self.platform))
  }

  /// An app for Catalyst is one for iOS that runs on a Mac.
  static func platform(named name: String) -> Platform? {
    switch name {
    case "iOS", "macCatalyst": .ios
    case "macOS": .macos
    case "tvOS": .tvos
    case "watchOS": .watchos
    case "visionOS": .visionos
    default: nil
    }
  }
}
