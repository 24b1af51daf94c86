import LintelText
import LintelVocabulary

/// A target of a specification, without the rest of the specification.
struct SpecTarget {
  let name: String
  let node: SpecNode
  let kind: TargetKind
  /// The name of the product without its extension.
  let productName: String
  /// The platform as the specification names it, e.g. `iOS` or `auto`.
  let platform: String?
  let destinations: [String]

  init(_ node: SpecNode, key: String) {
    self.node = node
    name = node["name"]?.text ?? key
    productName = node["productName"]?.text ?? name
    // A legacy target is built by another tool.
    let isLegacy = node["legacy"].map { !$0.isNothing } ?? false
    kind = isLegacy ? .aggregate : TargetKind(productType: node["type"]?.text ?? "")
    destinations = node["supportedDestinations"]?.texts ?? []
    platform = node["platform"]?.text ?? (destinations.isEmpty ? nil : "auto")
  }

  /// The file that the target makes; `nil` if it makes none that others can refer to.
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

  /// The platforms that the target is built for, without unknown ones.
  var platforms: Set<Platform> {
    let names = destinations.isEmpty ? [platform].compactMap(\.self) : destinations
    return Set(names.compactMap(Self.platform))
  }

  /// Returns a platform by its name. A Catalyst app is compiled as code of iOS.
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
