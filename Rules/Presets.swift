/// The rules files that others extend by name: `extends: [viper]`.
///
/// They are part of the program, so that a name means the same wherever it is installed.
public enum Presets {
  /// What stands before the name of a preset where the path of a file is shown.
  public static let folder = "Lintel/Rules"

  /// The bytes of the preset that `path` names, `nil` if there is none.
  public static func contents(of path: String) -> [UInt8]? {
    switch path {
    case "\(folder)/hexagonal.yml": PackageResources.hexagonal_yml
    case "\(folder)/layered.yml": PackageResources.layered_yml
    case "\(folder)/mvc.yml": PackageResources.mvc_yml
    case "\(folder)/mvvm.yml": PackageResources.mvvm_yml
    case "\(folder)/viper.yml": PackageResources.viper_yml
    default: nil
    }
  }
}
