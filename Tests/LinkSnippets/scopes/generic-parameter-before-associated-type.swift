// file: R/A.swift
public protocol Ctx { associatedtype Err; associatedtype Meta }
public protocol Body: Ctx { var errors: [Err]? { get }; var meta: Meta? { get } }
public struct Description {}
// file: R/C.swift
public struct Document<Meta, Err, Description> {
  public struct Inner: Body {
    public let errors: [Err]?
    public let meta: Meta?
  }
}
public struct Box<T> {}
extension Document.Inner { public func merging() -> Box<Description>? { nil } }
extension Document { public func merging() -> Box<Description>? { nil } }
extension Document { public struct In2 { public func merging() -> Box<Description>? { nil } } }
// file: R/E.swift
protocol Payload { associatedtype Primary }
struct Letter<Primary>: Payload {
  typealias First = Letter.Primary
  struct Inner: Payload {
    typealias Second = Primary
    let value: Primary
  }
}
