/// The rules files that others extend by name: `extends: [viper]`.
///
/// They are compiled into the program, so that a name means the same wherever it is installed.
package enum Presets {
  /// The presets that describe one aspect of a project besides its architecture, with the names of
  /// the presets to which they can be added.
  package static let additions: [String: Set<String>] = [
    "coordinator": ["clean", "mvc", "mvp", "mvvm", "viper"],
    "dependency-injection": Set(all.keys).subtracting(["coordinator", "dependency-injection"]),
  ]

  /// The bytes of each preset, by name.
  package static let all: [String: [UInt8]] = [
    "clean": PackageResources.clean_yml,
    "clean-swift": PackageResources.clean_swift_yml,
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
