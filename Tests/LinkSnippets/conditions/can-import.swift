struct Color {}
#if canImport(UIKit)
  import UIKit
  typealias Native = UIColor
#else
  typealias Native = Color
#endif
func use(_ native: Native) {}
