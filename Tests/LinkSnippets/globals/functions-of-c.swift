// file: Core/Loader.swift
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
public struct Handle {
  let raw: UnsafeMutableRawPointer
}
public func dlclose(_ handle: Handle) throws {}
public func dlerror() -> String? { nil }
public func open(_ handle: Handle) {}
// file: Core/Use.swift
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
func use(_ handle: UnsafeMutableRawPointer, _ own: Handle) throws {
  _ = dlclose(handle)
  try dlclose(own)
  let text: UnsafeMutablePointer<CChar>? = dlerror()
  _ = text
  _ = open("a", 0)
  open(own)
}
