#if (os(iOS) ||
  os(tvOS))
struct A {}
#endif
#if canImport(
  UIKit
)
struct B {}
#endif
