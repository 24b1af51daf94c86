import Testing

/// Which names are mentioned, how, and by which declaration.
@Suite struct ReferenceTests {
  func references(_ source: String) -> [String] { FactLines(source).references }

  @Test func typesInEveryPosition() {
    #expect(
      references(
        """
        func f<T: A>(_ x: inout B, y: [C: D], z: (E, F?) async throws(G) -> H) -> some I where T.J == K {}
        """) == [
          "type A by f", "type B by f", "type C by f", "type D by f", "type E by f", "type F by f",
          "type G by f", "type H by f", "type I by f", "type T.J by f", "type K by f",
        ])
  }

  @Test func newerTypes() {
    #expect(
      references(
        "func f(a: borrowing A, b: sending B, c: (repeat each C), d: [3 of D], e: any ~E, "
          + "f: M::F, g: @escaping @MainActor (G) -> Void) {}") == [
          "type A by f", "type B by f", "type C by f", "type D by f", "type E by f",
          "type M.F by f",
          "attribute MainActor by f", "type G by f", "type Void by f",
        ])
  }

  @Test func expressions() {
    #expect(
      references(
        """
        let a = A(), b = B.shared.value, c = C.init(), d = D<E>(), e = [F](), f = G { }, g = H.I()
        """) == [
          "construct A by a", "static B.shared.value by b", "construct C.init by c",
          "construct D by d", "type E by d", "type F by e", "construct G by f",
          "construct H.I by g",
        ])
  }

  @Test func comparisonsAreNoGenerics() {
    #expect(
      references("let a = A < B, c = D > E\nif x < F && G > (y) {}") == [
        "type A by a", "type B by a", "type D by c", "type E by c", "type F by file",
        "type G by file",
      ])
  }

  @Test func castsAndPatterns() {
    #expect(
      references(
        """
        func f() {
          _ = x as? A.B, y is C
          switch x { case let D.one(y) where y is E: F.f(); case is G: break; default: break }
          if case H.two = x, let y = I.make() {}
          do {} catch J.three {} catch let e as K {}
          for case let L.four(x) in M.all {}
        }
        """) == [
          "cast A.B by f", "cast C by f", "cast D.one by f", "cast E by f", "static F.f by f",
          "cast G by f", "cast H.two by f", "static I.make by f", "cast J.three by f",
          "cast K by f", "cast L.four by f", "static M.all by f",
        ])
  }

  @Test func labelsAreNoReferences() {
    #expect(
      references(
        """
        func f() {
          LOOP: while true { break LOOP }
          g(Bar: A.x, other: b ? C.y : D.z)
          let d = [Key: Value.self]
        }
        """) == [
          "static A.x by f", "static C.y by f", "static D.z by f", "type Key by f",
          "static Value.self by f",
        ])
  }

  @Test func closures() {
    #expect(
      references(
        """
        let a = { [weak self, b = B()] (c: C.D, d) async throws -> E in F() }
        let b = { (G, H) }
        """) == [
          "construct B by a", "type C.D by a", "type E by a", "construct F by a", "type G by b",
          "type H by b",
        ])
  }

  @Test func stringsHideAndInterpolationsShow() {
    #expect(
      references(
        ##"""
        let a = "A \(B.b) C \("D \(E()) F")", g = #"\(G) \#(H.h)"#, i = #"""#, j = J.j
        let k = """
          K \(L.l)
          "M" \("""
            N \(O.o)
            """)
          """
        // P.p /* Q.q */
        /* R.r /* S.s */ T.t */
        let u = U.u
        """##) == [
          "static B.b by a", "construct E by a", "static H.h by g", "static J.j by j",
          "static L.l by k", "static O.o by k", "static U.u by u",
        ])
  }

  @Test func regexLiterals() {
    #expect(
      references(
        """
        let a = /A"B/, c = x / C.c / y
        let d = #/D "E/#, f = F.f
        let g = [1].reduce(1, /), h = (/)
        let i = I.i
        let k = /^[K ]*\\/\\/[K ]+\\)(?<K>.)/
        let l = L.l
        """) == ["static C.c by c", "static F.f by f", "static I.i by i", "static L.l by l"])
  }

  @Test func keyPathsAndMacros() {
    #expect(
      references("let a = \\A.b.c, d = #selector(D.d), e = \\E.?.f\n#Preview { F() }") == [
        "keypath A.b.c by a", "static D.d by d", "keypath E.f by e", "construct F by file",
      ])
  }

  @Test func ownersOfMembers() {
    #expect(
      references(
        """
        struct S {
          var a: A = B() { didSet { C.c() } }
          var d: D { get { E() } set { F.f(newValue) } }
          init(g: G = H()) { self.i = I() }
          func j() {}
          @J var k = K()
        }
        L.l()
        """) == [
          "type A by S.a", "construct B by S.a", "static C.c by S.a", "type D by S.d",
          "construct E by S.d", "static F.f by S.d", "type G by S.init", "construct H by S.init",
          "construct I by S.init", "attribute J by S.k", "construct K by S.k", "static L.l by file",
        ])
  }

  @Test func enumCasesWithPayloads() {
    #expect(
      references("enum E: P { case a(A, label: B = B.b), c(C) = 1 ; var d: D }") == [
        "conform P by E", "type A by E.a", "type B by E.a", "static B.b by E.a", "type C by E.c",
        "type D by E.d",
      ])
  }

  @Test func inheritanceKinds() {
    #expect(
      references("class A: B, C {}\nprotocol D: E {}\nextension F: G {}\ntypealias H = (I, J)") == [
        "inherit B by A", "conform C by A", "inherit E by D", "extend F by F", "conform G by F",
        "alias I by H", "alias J by H",
      ])
  }
}

extension ReferenceTests {
  @Test func capitalisedLocalsAreNoReferences() {
    #expect(
      references(
        """
        func f() {
          let (YY, MM) = g(), (a, b): (A.B, C) = h
          d { E, _ in }
          i { J -> K in }
          switch l { case .m(n: let O, p: var Q): break }
          any(x); some[y] = z
        }
        """) == ["type A.B by f", "type C by f", "type K by f"])
  }

  @Test func statementAfterATypeIsNoPartOfIt() {
    #expect(
      references("func f() {\n  let a: A<B>\n  if C.d,\n    E.f {}\n}") == [
        "type A by f", "type B by f", "static C.d by f", "static E.f by f",
      ])
  }

  @Test func typesWhereTheyAreRare() {
    #expect(
      references(
        "let a = [A: any B.C](), d = \\lower.case, e = #Macro<F, G> { }\n"
          + "let h: H\n  <I>\nprotocol J: class, K {}") == [
          "type A by a", "type B.C by a", "keypath lower.case by d", "type F by e", "type G by e",
          "type H by h", "type I by h", "inherit K by J",
        ])
  }
}
