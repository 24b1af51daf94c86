/// The rules files that others extend by name: `extends: [viper]`.
///
/// They are part of the program, so that a name means the same wherever it is installed.
public enum Presets {
  /// The bytes of each preset, by name.
  public static let all: [String: [UInt8]] = [
    "hexagonal": PackageResources.hexagonal_yml,
    "layered": PackageResources.layered_yml,
    "mvc": PackageResources.mvc_yml,
    "mvvm": PackageResources.mvvm_yml,
    "viper": PackageResources.viper_yml,
  ]
}
