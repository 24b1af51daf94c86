func f()
{
  if A.ok
  {
    B()
  }
  else
  {
    C()
  }
}
