/// A place where the source cannot be Swift, so that facts near it may be wrong or missing. 8
/// bytes.
///
/// A file without any may still be no Swift; only what keeps a reader from telling code from text,
/// or one declaration from the next, is noted.
package struct DiagnosticFact: BitwiseCopyable, Equatable, Sendable {
  package var offset: UInt32
  package var what: DiagnosticKind
}

/// What is wrong at a place of the source, and which place that is.
package enum DiagnosticKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A parenthesis, bracket or brace that is never closed.
  case unclosedBracket
  /// A parenthesis, bracket or brace that closes nothing.
  case unopenedBracket
  /// At the opening quote, or the number signs before it.
  case unterminatedString
  /// At the parenthesis of an interpolation that is never closed.
  case unterminatedInterpolation
  /// At the opening of the outermost comment.
  case unterminatedComment
  /// At the number signs of an extended regular expression.
  case unterminatedRegex
  /// At a backtick without its other one.
  case unterminatedName
  /// At an `#if` without `#endif`.
  case unendedCondition
  /// At an `#elseif`, `#else` or `#endif` without `#if`, or after the `#else` of it.
  case unopenedCondition
  /// At a line such as `<<<<<<< HEAD`, which a merge left behind.
  case conflictMarker
  /// At the first token that is not read, as more brackets are open than any compiler takes.
  case nestedTooDeep
}
