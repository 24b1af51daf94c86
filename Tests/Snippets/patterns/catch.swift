func f() {
  do { try A.run() }
  catch B.one { C() }
  catch let e as D where e.code == E.x { F() }
  catch is G, H.two { I() }
  catch { J.log(error) }
}
