// file: R/A.swift
public struct Description {}
public struct Box<T> {}
public protocol Bod { associatedtype Description; associatedtype D }
// file: R/C.swift
public struct Document<Meta, Err, Description> { }
extension Document {
  public enum Body { public struct Data { func a() -> Box<Description>? { nil } } 
    func b() -> Box<Description>? { nil } }
}
extension Document.Body.Data { public func c() -> Box<Description>? { nil } }
extension Document.Body { public func d() -> Box<Description>? { nil } }
