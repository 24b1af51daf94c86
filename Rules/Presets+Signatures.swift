extension Presets {
  /// The parts by which a reader recognises the architecture of a project; a part is a component of
  /// the preset.
  package struct Signature: Sendable {
    /// The parts that must have many types; with few, the project has another architecture.
    package let many: [String]
    /// The parts that must have at least one type or function.
    package let some: [String]
    /// The names of folders of which the project must have one, in upper or lower case; empty if
    /// folders do not matter.
    package let folders: Set<String>
    /// The modules of which the project must import one; empty if imports do not matter.
    package let modules: Set<String>
    /// The endings of type names that no other architecture uses, one of which at least three types
    /// of the project must have; empty if names do not matter.
    package let endings: [String]
    /// Whether projects of other architectures have folders and types of these names as well.
    package let isCommon: Bool

    init(
      many: [String] = [], some: [String] = [], folders: Set<String> = [],
      modules: Set<String> = [], endings: [String] = [], isCommon: Bool = false
    ) {
      self.many = many
      self.some = some
      self.folders = folders
      self.modules = modules
      self.endings = endings
      self.isCommon = isCommon
    }
  }

  /// The signatures of presets, by the name of the preset; a project must have one of them.
  ///
  /// Presets without parts that have names of their own are missing, e.g. presets of layers.
  package static let signatures: [String: [Signature]] = [
    "clean": [
      Signature(
        many: ["Data", "Domain", "Presentation"],
        folders: ["Domain", "DomainLayer", "Entities", "Entity"], isCommon: true)
    ],
    "clean-swift": [
      Signature(many: ["SceneInteractor", "ScenePresenter", "SceneModels"]),
      Signature(many: ["SceneInteractor", "ScenePresenter", "Worker"]),
      Signature(
        some: ["SceneInteractor", "ScenePresenter"],
        endings: ["BusinessLogic", "DisplayLogic", "PresentationLogic"]),
    ],
    "clean-swiftui": [Signature(many: ["Interactor"], some: ["AppState"])],
    "elm": [Signature(many: ["Message", "Update"], some: ["Model"])],
    "hexagonal": [
      Signature(
        many: ["DrivenAdapters", "DrivingAdapters"], folders: ["Adapters", "Ports"], isCommon: true)
    ],
    "mvc": [Signature(many: ["Controller"])],
    "mvp": [Signature(many: ["Presenter"])],
    "mvvm": [Signature(many: ["ViewModel"])],
    // One store or reducer may serve a hundred views, so one is enough; together, the parts cannot
    // be there by chance.
    "mvvm-store": [Signature(many: ["ViewModel"], some: ["EffectHandler", "State", "Store"])],
    // Reducers in extensions of the state do not count as a part `Reducer`.
    "redux": [
      Signature(some: ["Reducer", "Action", "State"]),
      Signature(many: ["Action", "State"], some: ["Middleware", "Store"]),
      Signature(some: ["Action", "State"], modules: ["ReSwift"]),
    ],
    "state-container": [Signature(many: ["Store"], some: ["EffectHandler", "State"])],
    "tca": [Signature(many: ["Feature"])],
    "viper": [Signature(many: ["Interactor", "Presenter"])],
  ]

  /// The presets whose parts have the same names as those of another preset. They differ in which
  /// part may use which: a project that has the names of both follows the one whose rules it keeps
  /// better.
  package static let rivals: [Set<String>] = [["clean-swift", "viper"]]

  /// The presets that are about a library, with modules of which a project with such an
  /// architecture imports one.
  package static let libraries: [String: Set<String>] = [
    "tca": ["ComposableArchitecture", "Dependencies"]
  ]

  /// The presets that say how a screen is built, and not how the project is organised. An order of
  /// modules that shows the latter takes precedence.
  package static let screenPatterns: Set<String> = [
    "mvc", "mvp", "mvvm", "mvvm-store", "state-container",
  ]

  /// The presets whose folders and types projects of other architectures have as well, so that an
  /// order of modules takes precedence unless the project keeps their rules.
  package static let common = Set(
    signatures.filter { $0.value.contains(where: \.isCommon) }.keys)

  /// The presets whose parts every application for Apple's platforms has, so that any other preset
  /// takes precedence.
  package static let usual: Set<String> = ["mvc"]

  /// The presets that are no more than an order of layers, for which the folders of a project may
  /// show a better one.
  package static let general: Set<String> = ["layered-3", "layered-4", "layered-5"]
}
