extension Presets {
  /// The parts that a reader of a project calls its architecture after.
  public struct Signature: Sendable {
    /// Parts of which there are many, or it is another architecture.
    public let many: [String]
    /// Parts of which there is at least one type or function.
    public let some: [String]
    /// Names of folders of which the project has one, whatever their case; none if folders say nothing.
    public let folders: Set<String>
    /// Modules of which the project imports one; none if imports say nothing.
    public let modules: Set<String>
    /// What names of types end in that no other architecture has; three types of the project do. None
    /// if names say nothing.
    public let endings: [String]
    /// Whether projects of other architectures have folders and types of these names as well.
    public let isCommon: Bool

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

  /// By the name of the preset; a project has one of them.
  ///
  /// Those that are missing have no name of their own for any part, such as presets of layers.
  public static let signatures: [String: [Signature]] = [
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
    // There may be one store, or one reducer, for a hundred views; together, the parts cannot be chance.
    "mvvm-store": [Signature(many: ["ViewModel"], some: ["EffectHandler", "State", "Store"])],
    // Reducers in extensions of states are no parts of their own.
    "redux": [
      Signature(some: ["Reducer", "Action", "State"]),
      Signature(many: ["Action", "State"], some: ["Middleware", "Store"]),
      Signature(some: ["Action", "State"], modules: ["ReSwift"]),
    ],
    "state-container": [Signature(many: ["Store"], some: ["EffectHandler", "State"])],
    "tca": [Signature(many: ["Feature"])],
    "viper": [Signature(many: ["Interactor", "Presenter"])],
  ]

  /// Those whose parts have the same names in another preset. What tells them apart is who knows whom:
  /// a project that goes by both names is the one whose rules it keeps better.
  public static let rivals: [Set<String>] = [["clean-swift", "viper"]]

  /// Those that are about a library, and the modules of which a project with such an architecture
  /// imports one.
  public static let libraries: [String: Set<String>] = [
    "tca": ["ComposableArchitecture", "Dependencies"]
  ]

  /// Those that say how a screen is made, and nothing of how the project is: where modules tell that,
  /// they tell more.
  public static let screenPatterns: Set<String> = [
    "mvc", "mvp", "mvvm", "mvvm-store", "state-container",
  ]

  /// Those that take more than their names to be recognized: what the project makes of their rules.
  public static let common = Set(
    signatures.filter { $0.value.contains(where: \.isCommon) }.keys)

  /// Those whose parts every application for Apple's platforms has, so that any other name tells more.
  public static let usual: Set<String> = ["mvc"]

  /// Those that are no more than an order of layers, which the folders of a project may tell better.
  public static let general: Set<String> = ["layered-3", "layered-4", "layered-5"]
}
