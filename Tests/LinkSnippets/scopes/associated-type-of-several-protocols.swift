protocol Alpha { associatedtype A }
protocol Zeta { associatedtype A }
protocol Left: Alpha {}
protocol Right: Zeta {}

protocol AlphaZeta: Alpha, Zeta {}
protocol ZetaAlpha: Zeta, Alpha {}
protocol LeftRight: Left, Right {}
protocol RightLeft: Right, Left {}
protocol LeftZeta: Left, Zeta {}
protocol ZetaLeft: Zeta, Left {}
protocol AlphaRight: Alpha, Right {}
protocol Own: Alpha, Zeta { associatedtype A }

protocol OfAlphaZeta: AlphaZeta { func f(_ a: A) }
protocol OfZetaAlpha: ZetaAlpha { func f(_ a: A) }
protocol OfLeftRight: LeftRight { func f(_ a: A) }
protocol OfRightLeft: RightLeft { func f(_ a: A) }
protocol OfLeftZeta: LeftZeta { func f(_ a: A) }
protocol OfZetaLeft: ZetaLeft { func f(_ a: A) }
protocol OfAlphaRight: AlphaRight { func f(_ a: A) }
protocol OfOwn: Own { func f(_ a: A) }
protocol Direct: Alpha, Zeta { func f(_ a: A) }
protocol Several: Left, AlphaZeta, Alpha { func f(_ a: A) }
protocol Again: AlphaZeta, ZetaAlpha { func f(_ a: A) }

extension AlphaZeta { func g(_ a: A) {} }
extension ZetaAlpha { func g(_ a: A) {} }
extension LeftRight { func g(_ a: A) {} }
extension Own { func g(_ a: A) {} }
extension AlphaZeta where A: Alpha { func h(_ a: A) {} }

func one<T: AlphaZeta>(_ t: T, _ a: T.A) {}
func two<T: ZetaAlpha>(_ t: T, _ a: T.A) {}
func three<T: LeftRight>(_ t: T, _ a: T.A) {}
func four<T: RightLeft>(_ t: T, _ a: T.A) {}
func five<T: Alpha & Zeta>(_ t: T, _ a: T.A) {}
func six<T: Zeta & Alpha>(_ t: T, _ a: T.A) {}
func seven<T>(_ t: T, _ a: T.A) where T: Zeta, T: Alpha {}
func eight<T: Own>(_ t: T, _ a: T.A) {}
struct Box<T: AlphaZeta> { var a: T.A }
struct Made: AlphaZeta {
  typealias A = Int
  func f(_ a: A) {}
}
