/// The configurations of a project or of a target, such as `Debug` and `Release`.
struct XcodeConfigurations {
  /// The configurations in the order of the file.
  let all: [XcodeObject]
  let defaultName: String?
  /// Whether there are more configurations than are read.
  let isCut: Bool
  private let byName: [String: XcodeObject]

  /// The largest number of configurations, nearly ten times that of the largest known project.
  /// Without a limit, many targets could share one long list of configurations.
  static let limit = 64

  /// - Parameter owner: the project or the target.
  init(of owner: XcodeObject, _ objects: XcodeObjects) {
    let list = objects.referred(by: owner, "buildConfigurationList")
    let ids = list?.texts("buildConfigurations", atMost: Self.limit + 1) ?? []
    all = ids.prefix(Self.limit).compactMap { objects[$0] }
    isCut = ids.count > Self.limit
    defaultName = list?.text("defaultConfigurationName")
    byName = Dictionary(all.map { ($0.text("name") ?? "", $0) }) { first, _ in first }
  }

  /// Returns the configuration of a name, or else the default one, or else the first.
  func configuration(named name: String) -> XcodeObject? {
    byName[name] ?? defaultName.flatMap { byName[$0] } ?? all.first
  }
}
