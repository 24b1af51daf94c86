struct  A < B : C > : D {
  let  e  :  E  =  F ( )
  func  g ( h : H )  ->  I { J . k ( ) }
}
