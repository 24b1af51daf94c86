/// The rules files that others extend by name: `extends: [viper]`.
///
/// They are part of the program, so that a name means the same wherever it is installed.
public enum Presets {
  /// Those that say one thing about a project, beside what its architecture is, and the names of those
  /// that they go with.
  public static let additions: [String: Set<String>] = [
    "coordinator": ["clean", "mvc", "mvp", "mvvm", "viper"],
    "dependency-injection": Set(all.keys).subtracting(["coordinator", "dependency-injection"]),
  ]

  /// Those that are about a library, and the modules of which a project with such an architecture
  /// imports one.
  public static let libraries: [String: Set<String>] = [
    "tca": ["ComposableArchitecture", "Dependencies"]
  ]

  /// Those that are no more than an order of layers, which the folders of a project may tell better.
  public static let general: Set<String> = ["layered-3", "layered-4", "layered-5"]

  /// Those whose parts every application for Apple's platforms has, so that any other name tells more.
  public static let usual: Set<String> = ["mvc"]

  /// The parts without which a project has another architecture, whatever else of it is there.
  public static let essentials: [String: [String]] = [
    "clean": ["Data", "Domain", "Presentation"],
    "clean-swiftui": ["AppState", "Interactor"],
    "elm": ["Update"],
    "mvc": ["Controller"],
    "mvp": ["Presenter"],
    "mvvm": ["ViewModel"],
    "mvvm-store": ["Store", "ViewModel"],
    "redux": ["Reducer"],
    "state-container": ["Store"],
    "tca": ["Feature"],
    "viper": ["Interactor", "Presenter"],
  ]

  /// The bytes of each preset, by name.
  public static let all: [String: [UInt8]] = [
    "clean": PackageResources.clean_yml,
    "clean-swiftui": PackageResources.clean_swiftui_yml,
    "coordinator": PackageResources.coordinator_yml,
    "dependency-injection": PackageResources.dependency_injection_yml,
    "elm": PackageResources.elm_yml,
    "hexagonal": PackageResources.hexagonal_yml,
    "layered-3": PackageResources.layered_3_yml,
    "layered-4": PackageResources.layered_4_yml,
    "layered-5": PackageResources.layered_5_yml,
    "layers-of-modules": PackageResources.layers_of_modules_yml,
    "modular": PackageResources.modular_yml,
    "modules-of-layers": PackageResources.modules_of_layers_yml,
    "mvc": PackageResources.mvc_yml,
    "mvp": PackageResources.mvp_yml,
    "mvvm": PackageResources.mvvm_yml,
    "mvvm-store": PackageResources.mvvm_store_yml,
    "redux": PackageResources.redux_yml,
    "state-container": PackageResources.state_container_yml,
    "tca": PackageResources.tca_yml,
    "viper": PackageResources.viper_yml,
  ]
}
