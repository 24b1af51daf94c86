import UIKit
@MainActor final class A: B, C {
  let b = Database.shared
  var c : D? = D (e: 0x1F + 1.5 - é , f : G.h) 
  func i (_ j: [K] ) -> L { j.map { M($0) } }
  let n = "O P" /* Q */ // R S
  let t = U .v; let w = x! ; let y = [Z ]()
}
#if os(Linux) && DEBUG
let aaaaaaaaaaaaaaaaaaaaaaaaa = BB()
let ccccccc = DD(), eeeeeeee = FF()
#endif
