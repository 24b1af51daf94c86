import LintelGraph
import LintelVocabulary

/// Values for tables of the linker where a name does not have one declaration.
extension ID where Element == Declaration {
  /// A generic parameter, which hides declarations of its name further out.
  static var hidden: Self { Self(rawValue: -2) }

  /// Several declarations of a name.
  static var several: Self { Self(rawValue: -3) }
}
