import LintelGraph
import LintelVocabulary

/// Special values in the linker's tables, for names that do not have exactly one declaration.
extension ID where Element == Declaration {
  /// A generic parameter, which hides declarations of its name further out.
  static var hidden: Self { Self(rawValue: -2) }

  /// Several declarations of a name.
  static var several: Self { Self(rawValue: -3) }
}
