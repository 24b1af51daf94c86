private struct A {}
fileprivate struct B {}
internal struct C {}
package struct D {}
public struct E {}
open class F {}
